import host from '@tortuga/host/words/pt-BR' with { type: 'json' };
import kernel from '@tortuga/kernel/words/pt-BR' with { type: 'json' };
import server from '@tortuga/server/words/pt-BR' with { type: 'json' };
import web from '../../words/pt-BR.json' with { type: 'json' };

export default { ...kernel, ...host, ...server, ...web };
