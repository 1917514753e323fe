const MINUTE_MS = 60_000;

/** How long ago something was, in words. */
export function ago(locale: string, at: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  return minutes < 24 * 60
    ? format.format(-Math.floor(minutes / 60), 'hour')
    : format.format(-Math.floor(minutes / 1440), 'day');
}
