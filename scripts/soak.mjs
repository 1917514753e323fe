// Checks the laws on many more random games than a test run has time for: npm run soak [-- factor]
import { spawnSync } from 'node:child_process';
import { tool } from './tool.mjs';

const [effort = '10'] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [tool('vitest'), 'run', '--project', 'unit', 'laws'], {
  stdio: 'inherit',
  env: { ...process.env, LAW_EFFORT: effort },
});
process.exitCode = status ?? 1;
