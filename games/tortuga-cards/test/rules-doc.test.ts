import path from 'node:path';
import { describeRules } from '@tortuga/laws/describe-rules';

// Section 7 is about tests, not about play.
describeRules({ folder: path.join(import.meta.dirname, '..'), prefix: 'cards', notPlayed: ['7'] });
