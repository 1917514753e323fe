// Checks each part of the sources with the types it may use: no DOM and no Node for the rules, no Node for the page.
import { spawn } from 'node:child_process';
import { tool } from './tool.mjs';

const PROJECTS = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];

const check = (project) =>
  new Promise((resolve) => {
    spawn(process.execPath, [tool('typescript', 'tsc'), '-p', project], { stdio: 'inherit' }).on('close', (status) =>
      resolve(status === 0),
    );
  });

if ((await Promise.all(PROJECTS.map(check))).includes(false)) process.exitCode = 1;
