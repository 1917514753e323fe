import type { ReactNode } from 'react';
import { posterOf } from '../posters.ts';
import { useSkinAlone } from '../table/use-skin.ts';
import { useArrival } from './arrival.ts';
import { TopBar } from './TopBar.tsx';
import { useTitle } from './title.ts';

interface PageProps {
  readonly title: string;
  /** The game that it is about: it has its look, and its poster hangs there. */
  readonly game?: string;
  /** For what needs all the room: no poster hangs there. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of the shell: the bar on top, a heading, and what it is about. */
export function Page({ title, game, isWide = false, children }: PageProps) {
  useTitle(title);
  useSkinAlone(game);
  const heading = useArrival();
  const poster = game === undefined || isWide ? undefined : posterOf(game);
  return (
    <>
      <TopBar />
      <main className="page" data-poster={poster !== undefined} data-wide={isWide}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {poster !== undefined && (
          <div className="page-poster" data-skin={poster.skin}>
            <img src={poster.picture} alt="" width="1080" height="560" />
          </div>
        )}
      </main>
    </>
  );
}
