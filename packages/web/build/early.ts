import type { Plugin } from 'vite';

/** Asked for together with the page instead of after it: the words of the language that most browsers ask for. */
const EARLY = /\/catalog-en-[\w-]+\.js$/;

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => EARLY.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
  };
}
