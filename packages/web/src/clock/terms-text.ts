import type { ClockTerms } from '@tortuga/protocol';
import type { Speech } from '../speech/speech.tsx';
import { timeText } from '../table/time-text.ts';

const UP: Readonly<Record<ClockTerms['timeUp'], string>> = {
  bot: 'web.clock.upBot',
  ask: 'web.clock.upAsk',
  end: 'web.clock.upEnd',
};

/** The clock of a table in a few words. */
export function clockText({ t }: Pick<Speech, 't'>, terms: ClockTerms): string {
  return `${timesText({ t }, terms)} · ${t(UP[terms.timeUp])}`;
}

function timesText({ t }: Pick<Speech, 't'>, terms: ClockTerms): string {
  if (terms.kind === 'mail') return t('web.clock.byMail', { days: terms.days, weekends: terms.weekends });
  const { bank, increment: seconds } = terms;
  if (bank % 60 === 0) return t('web.clock.minutes', { minutes: bank / 60, seconds });
  return t('web.clock.bank', { bank: timeText(bank * 1000), seconds });
}
