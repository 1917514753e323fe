/** What a picture of a result shows. */
export interface PicturedResult {
  readonly title: string;
  readonly reason: string;
  readonly game: string;
  /** The best first. */
  readonly players: readonly { readonly seat: number; readonly name: string; readonly points: number }[];
  /** By moment and seat. */
  readonly points: readonly (readonly number[])[];
  /** The address of the poster. */
  readonly poster: string | undefined;
}

/** As messengers show pictures of links. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 64;
/** The poster stands at the right, and fades into the page. */
const [POSTER_LEFT, POSTER_FADE] = [700, 260];
const POSTER_RATIO = 1080 / 560;

type Paint = CanvasRenderingContext2D;

/** Draws the result in the colours and letters of the page where `place` is. */
export async function pictureOf(result: PicturedResult, place: HTMLElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const paint = canvas.getContext('2d');
  if (paint === null) return null;
  const { colour, family } = styleOf(place);
  paint.fillStyle = colour('--bg');
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  await drawPoster(paint, result.poster, colour('--bg'));
  const text = (words: string, y: number, size: number, ink: string, font: string, width = POSTER_LEFT - MARGIN) => {
    paint.fillStyle = colour(ink);
    paint.font = `${font === 'display' ? 700 : 400} ${size}px ${family(font)}`;
    paint.fillText(words, MARGIN, y, width);
  };
  text(result.game, 86, 30, '--muted', 'ui');
  text(result.title, 160, 66, '--text', 'display');
  text(result.reason, 210, 30, '--muted', 'ui');
  for (const [index, { seat, name, points }] of result.players.entries()) {
    const y = 274 + index * 44;
    paint.fillStyle = colour(`--seat-${seat}`);
    paint.fillRect(MARGIN, y - 24, 28, 28);
    paint.fillStyle = colour('--text');
    paint.font = `600 32px ${family('ui')}`;
    paint.fillText(name, MARGIN + 48, y, 380);
    paint.textAlign = 'right';
    paint.fillText(String(points), MARGIN + 520, y);
    paint.textAlign = 'left';
  }
  drawLines(paint, result, colour);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Colours by name as a canvas understands them, and families of letters. */
function styleOf(place: HTMLElement) {
  const probe = document.createElement('span');
  const colour = (name: string): string => {
    place.append(probe);
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const family = (name: string): string => getComputedStyle(place).getPropertyValue(`--font-${name}`) || 'serif';
  return { colour, family };
}

async function drawPoster(paint: Paint, address: string | undefined, ground: string): Promise<void> {
  if (address === undefined) return;
  const poster = new Image();
  poster.src = address;
  try {
    await poster.decode();
  } catch {
    // Offline it may be missing: then there is only the result.
    return;
  }
  paint.save();
  paint.beginPath();
  paint.rect(POSTER_LEFT, 0, WIDTH - POSTER_LEFT, HEIGHT);
  paint.clip();
  const height = HEIGHT * 1.25;
  paint.drawImage(poster, WIDTH - height * POSTER_RATIO, -HEIGHT * 0.06, height * POSTER_RATIO, height);
  const fade = paint.createLinearGradient(POSTER_LEFT, 0, POSTER_LEFT + POSTER_FADE, 0);
  paint.fillStyle = ground;
  // A canvas writes colours as #rrggbb; from a colour to no colour at all it would go through grey.
  const hex = String(paint.fillStyle);
  fade.addColorStop(0, ground);
  fade.addColorStop(1, hex.startsWith('#') ? `${hex}00` : 'transparent');
  paint.fillStyle = fade;
  paint.fillRect(POSTER_LEFT, 0, POSTER_FADE, HEIGHT);
  paint.restore();
}

/** How the scores grew, below the names. */
function drawLines(paint: Paint, { players, points }: PicturedResult, colour: (name: string) => string): void {
  const [left, right, bottom] = [MARGIN, MARGIN + 520, HEIGHT - 56];
  const top = Math.min(bottom - 60, 274 + players.length * 44);
  const most = Math.max(1, ...points.flat());
  paint.strokeStyle = colour('--line');
  paint.lineWidth = 2;
  paint.strokeRect(left, bottom, right - left, 0);
  paint.lineWidth = 5;
  paint.lineJoin = 'round';
  for (const { seat } of players) {
    paint.strokeStyle = colour(`--seat-${seat}`);
    paint.beginPath();
    for (const [n, scores] of points.entries()) {
      const x = left + ((right - left) * n) / Math.max(1, points.length - 1);
      paint.lineTo(x, bottom - ((bottom - top) * (scores[seat] ?? 0)) / most);
    }
    paint.stroke();
  }
}
