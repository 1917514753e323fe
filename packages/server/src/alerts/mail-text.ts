import { alertSpeaker, type Message } from './text.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The same in plain text and in HTML: what happened, one link to it, one to stop. */
export function mailOf({ title, body, action, subject, locale, path }: Message, site: string, stopToken: string): Mail {
  const { say } = alertSpeaker(locale);
  const open = `${site}${path}`;
  const stop = `${site}/alerts/stop#${stopToken}`;
  const why = say({ key: 'alert.why', params: { site } });
  const stopText = say({ key: 'alert.stop' });
  return {
    subject,
    text: [title, body, '', `${action}: ${open}`, '', '-- ', why, `${stopText}: ${stop}`, ''].join('\n'),
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${html(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4efe4;color:#2b2118;font:17px/1.5 Georgia,serif">
<div style="max-width:34em;margin:0 auto;padding:24px;background:#fffdf8;border:1px solid #d9ccb0;border-radius:10px">
<h1 style="margin:0 0 8px;font-size:22px">${html(title)}</h1>
<p style="margin:0 0 20px">${html(body)}</p>
<p style="margin:0"><a href="${html(open)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#8a4b12;color:#fff;text-decoration:none;font-weight:bold">${html(action)}</a></p>
</div>
<p style="max-width:34em;margin:16px auto 0;color:#6b5d4a;font-size:14px">${html(why)}
<a href="${html(stop)}" style="color:#6b5d4a">${html(stopText)}</a></p>
</body></html>
`,
  };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const html = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
