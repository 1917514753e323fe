import { at } from '@tortuga/kernel';

/** What all pictures of the laboratory share: their frame, their letters, and their colours in light and in dark. */

const THEME = `<style>
svg{color-scheme:light dark;font-family:system-ui,sans-serif}
.paper{fill:#fff}.ink{fill:#1b2430}.faint{fill:#5b6675}.rule{stroke:#d5dbe3}.band{fill:#cfe3d2}
.line{stroke:#7a8ea8}.mark{fill:#1d3f6e;stroke:#1d3f6e}.hollow{fill:#fff;stroke:#1d3f6e}.bad{fill:#b3261e;stroke:#b3261e}
@media (prefers-color-scheme:dark){
.paper{fill:#12171d}.ink{fill:#e6ebf2}.faint{fill:#9aa7b6}.rule{stroke:#2c3641}.band{fill:#1f3d2a}
.line{stroke:#7d93ad}.mark{fill:#9cc4ff;stroke:#9cc4ff}.hollow{fill:#12171d;stroke:#9cc4ff}.bad{fill:#ff8a80;stroke:#ff8a80}
}</style>`;

export const picture = (
  { title, width, height, size = 14 }: { title: string; width: number; height: number; size?: number },
  parts: readonly string[],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-size="${size}">`,
    `<title>${escaped(title)}</title>`,
    THEME,
    '<rect class="paper" width="100%" height="100%"/>',
    `<text class="ink" x="16" y="26" font-size="17" font-weight="bold">${escaped(title)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${at([...sign], 0).charCodeAt(0)};`);
