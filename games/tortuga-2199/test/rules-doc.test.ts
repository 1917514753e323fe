import path from 'node:path';
import { describeRules } from '@tortuga/laws/describe-rules';

describeRules({ folder: path.join(import.meta.dirname, '..'), prefix: '2199', notPlayed: ['15.3', '15.4', '15.5'] });
