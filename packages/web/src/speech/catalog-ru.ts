import host from '@tortuga/host/words/ru' with { type: 'json' };
import kernel from '@tortuga/kernel/words/ru' with { type: 'json' };
import server from '@tortuga/server/words/ru' with { type: 'json' };
import web from '../../words/ru.json' with { type: 'json' };

export default { ...kernel, ...host, ...server, ...web };
