import type { CSSOptions } from 'vite';

/** The scripts that our four languages are written in. */
const WANTED = /-(latin|latin-ext|cyrillic)-\d+-\w+\.woff2/;

/** A style sheet of Fontsource lists every script in two formats: what nobody here reads is not built. */
export const fonts = {
  plugins: [
    {
      postcssPlugin: 'fonts',
      Declaration: {
        src: (src) => {
          if (WANTED.test(src.value)) src.value = src.value.replace(/, .*/, '');
          else src.parent?.remove();
        },
      },
    },
  ],
} satisfies CSSOptions['postcss'];
