// Runs everything that must pass before a change lands, cheapest first.
import { spawn } from 'node:child_process';
import { tool } from './tool.mjs';

/** Static checks run in parallel; each prints its output when it is done. */
const STATIC = [
  ['types', 'scripts/typecheck.mjs'],
  ['lint and format', tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  ['styles', tool('stylelint'), '{games,packages}/**/*.css'],
  ['walls between the packages', 'scripts/walls.mjs'],
  ['unused code', tool('knip')],
];
/** Tests run one after the other, because they need the whole machine. */
const TESTS = [
  ['tests', tool('vitest'), 'run'],
  ['tests in a browser', 'scripts/e2e.mjs'],
];

function run([name, ...program], stdio) {
  const began = Date.now();
  const child = spawn(process.execPath, program, { stdio });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      process.stdout.write(`== ${name}: ${status === 0 ? `${seconds} s` : 'failed'}\n`);
      resolve(status === 0);
    });
  });
}

const passed = await Promise.all(STATIC.map((check) => run(check, ['ignore', 'pipe', 'pipe'])));
if (passed.includes(false)) process.exit(1);
for (const check of TESTS) {
  process.stdout.write(`\n== ${check[0]}\n`);
  if (!(await run(check, 'inherit'))) process.exit(1);
}
