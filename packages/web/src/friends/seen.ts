import type { FriendInfo } from '@tortuga/protocol/http';
import type { Speech } from '../speech/speech.tsx';
import { ago } from '../ui/ago.ts';

/** Whether a friend is here, or when they last were. */
export function seenWords({ t, locale }: Speech, { isHere, seenAt }: FriendInfo): string {
  if (isHere) return t('web.friends.here');
  return seenAt === null ? t('web.friends.unknown') : t('web.friends.seen', { when: ago(locale, seenAt) });
}
