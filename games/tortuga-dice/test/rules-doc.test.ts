import path from 'node:path';
import { describeRules } from '@tortuga/laws/describe-rules';

describeRules({ room: path.join(import.meta.dirname, '..'), prefix: 'dice' });
