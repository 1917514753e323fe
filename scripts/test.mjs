// Runs everything that must pass before a change lands, cheapest first.
import { spawn } from 'node:child_process';

/** Static checks run in parallel; each prints its output when it is done. */
const STATIC = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['lint and format', 'npm', ['run', '--silent', 'lint']],
  ['styles', 'npm', ['run', '--silent', 'styles']],
  ['walls between the packages', 'npm', ['run', '--silent', 'walls']],
  ['unused code', 'npm', ['run', '--silent', 'unused']],
];
/** Tests run one after the other, because they need the whole machine. */
const TESTS = [
  ['tests', 'npx', ['vitest', 'run']],
  ['tests in a browser', 'npm', ['run', '--silent', 'e2e']],
];

function run([name, command, args], stdio) {
  const began = Date.now();
  const child = spawn(command, args, { stdio });
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
