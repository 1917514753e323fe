import { seat, type Viewer } from '@tortuga/kernel';
import { lettersOf, SeatMark } from '@tortuga/kit';
import type { ChatMessage } from '@tortuga/protocol';
import { useEffect, useState } from 'react';
import { useMuted } from '../keeping/muted.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Bubble } from '../telling/Bubble.tsx';

interface ChatBubbleProps {
  /** Said while this page was open. */
  readonly said: ChatMessage | null;
  /** It was seen in the chat itself. */
  readonly isRead: boolean;
  readonly names: readonly string[];
  readonly viewer: Viewer;
}

/** Long enough to be noticed and read; the chat keeps it. */
const SHOWN_MS = 6000;

/** What another player says, beside their name on the board. The chat says it to ears. */
export function ChatBubble({ said, isRead, names, viewer }: ChatBubbleProps) {
  const { t } = useSpeech();
  const [gone, setGone] = useState<number | null>(null);
  const muted = useMuted();
  const n = said?.n ?? null;
  useEffect(() => {
    if (n === null) return;
    const timer = setTimeout(() => setGone(n), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [n]);
  if (said === null || said.seat === null || said.seat === viewer || isRead || gone === said.n) return null;
  if (said.player !== null && muted.has(said.player)) return null;
  const speaker = seat(said.seat);
  return (
    <div role="status">
      <Bubble seat={speaker} key={said.n}>
        <SeatMark seat={speaker} letter={lettersOf(names)[speaker] ?? '?'} />
        <span>{'phrase' in said.said ? t(`host.chat.${said.said.phrase}`) : said.said.text}</span>
      </Bubble>
    </div>
  );
}
