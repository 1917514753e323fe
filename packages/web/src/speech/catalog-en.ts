import host from '@tortuga/host/words/en' with { type: 'json' };
import kernel from '@tortuga/kernel/words/en' with { type: 'json' };
import server from '@tortuga/server/words/en' with { type: 'json' };
import web from '../../words/en.json' with { type: 'json' };

export default { ...kernel, ...host, ...server, ...web };
