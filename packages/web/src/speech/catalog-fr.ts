import host from '@tortuga/host/words/fr' with { type: 'json' };
import kernel from '@tortuga/kernel/words/fr' with { type: 'json' };
import server from '@tortuga/server/words/fr' with { type: 'json' };
import web from '../../words/fr.json' with { type: 'json' };

export default { ...kernel, ...host, ...server, ...web };
