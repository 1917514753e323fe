/** The scenery and the ship: drawn for this project. */

/** Gradients and patterns that the pictures share. */
export function Sprite() {
  return (
    <svg className="dice-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="dice-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".2" />
        </linearGradient>
        <linearGradient id="dice-sand" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbe7b5" />
          <stop offset="1" stopColor="#eec27a" />
        </linearGradient>
        <linearGradient id="dice-lagoon" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8ee6dc" />
          <stop offset="1" stopColor="#2bb3b8" />
        </linearGradient>
        <pattern id="dice-wave" width="120" height="46" patternUnits="userSpaceOnUse">
          <path
            d="M0 12q15-12 30 0t30 0 30 0 30 0M-30 35q15-12 30 0t30 0 30 0 30 0 30 0"
            fill="none"
            stroke="#e9fffb"
            strokeOpacity=".2"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
    </svg>
  );
}

/** Sky, hills and sea behind everything. */
export function Scene() {
  return (
    <svg className="dice-scene" preserveAspectRatio="xMidYMin slice" viewBox="0 0 1440 900" aria-hidden="true">
      <defs>
        <radialGradient id="dice-sun">
          <stop offset="0" stopColor="#fff6d6" />
          <stop offset=".3" stopColor="#ffe08a" />
          <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className="dice-sky" width="1440" height="170" />
      <circle className="dice-sunlight" cx="720" cy="60" r="330" fill="url(#dice-sun)" />
      <g className="dice-clouds">
        <path d="M90 58c8-22 40-26 52-8 14-12 40-6 42 10 22-2 30 18 12 22H84c-20-4-16-24 6-24z" />
        <path d="M1180 44c8-18 34-20 44-6 12-10 34-4 36 8 18-2 26 16 10 18h-92c-16-2-14-20 2-20z" />
        <path d="M420 30c6-12 26-14 32-4 10-6 24-2 26 6 12 0 18 10 8 12h-68c-12-2-10-14 2-14z" />
      </g>
      <path
        className="dice-hills"
        d="M0 104C60 84 120 70 190 96c40 10 60 12 90 16H0zM1130 112c60-34 110-60 170-36 40-20 90-16 140 10v28z"
      />
      <path className="dice-shore" d="M0 112c70-16 150-14 230 0zM1190 113c80-22 160-22 250-14v14z" />
      <rect className="dice-sea" y="110" width="1440" height="790" />
      <rect y="122" width="1440" height="778" fill="url(#dice-wave)" />
      <path className="dice-sunlight" d="M600 112h240l90 200H510z" fill="#fff3c4" opacity=".25" />
    </svg>
  );
}

export function Isle() {
  return (
    <svg className="dice-isle" viewBox="0 0 340 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="340" height="150" fill="url(#dice-lagoon)" />
      <path
        d="M0 30q17-10 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0M-14 120q17-10 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0 34 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M8 126c10-56 70-74 130-72 70 2 126 22 142 70-20 22-84 26-136 26S28 148 8 126z"
        fill="#d9f8ee"
        opacity=".8"
      />
      <path
        d="M20 122c12-46 64-60 118-58 62 2 112 20 128 56-22 18-74 20-124 20S42 140 20 122z"
        fill="url(#dice-sand)"
      />
      <path d="M52 84c20-30 60-38 96-34 34 2 62 14 74 30-26 12-54 8-86 8s-60 6-84-4z" fill="#6fb35a" />
      <path d="M52 84c14-20 40-30 66-34-6 12-4 24-24 34-14 6-32 4-42 0z" fill="#5a9c4b" />
      <g strokeLinecap="round" fill="none">
        <path d="M104 84c2-24 8-44 20-60" stroke="#8a5a2b" strokeWidth="7" />
        <path d="M104 84c2-24 8-44 20-60" stroke="#a9743c" strokeWidth="3" />
        <path d="M186 84c0-16-4-32-12-44" stroke="#8a5a2b" strokeWidth="6" />
      </g>
      <path
        fill="#2f8f4e"
        d="M124 26c-18-14-36-10-44 4 14-8 28-8 44-4zM124 26c-22-4-38 8-38 26 8-14 22-22 38-26zM124 26c18-16 36-12 46 0-16-4-30-4-46 0zM124 26c22-6 40 4 42 20-10-12-24-18-42-20zM124 26c0-16-12-24-26-24 12 6 20 14 26 24z"
      />
      <path
        fill="#3da35c"
        d="M174 40c-14-10-28-8-34 2 12-4 22-4 34-2zM174 40c-16-2-28 6-28 18 6-10 16-16 28-18zM174 40c14-12 28-8 34 2-12-4-22-4-34-2zM174 40c16-4 28 4 30 16-8-10-18-14-30-16z"
      />
    </svg>
  );
}

/** Its sails have the colour of the player around it. */
export function ShipPicture() {
  return (
    <svg className="dice-ship" viewBox="0 0 240 190" aria-hidden="true">
      <g stroke="#3b2110" strokeWidth="3" strokeLinejoin="round">
        <path d="M120 14V132M66 44V128M178 50V128" fill="none" strokeWidth="5" />
        <path className="dice-sail" d="M84 26q36 14 72 0 10 34 0 68-36 10-72 0 12-34 0-68z" />
        <path className="dice-sail" d="M40 54q26 10 50 0 6 24 0 48-25 8-50 0 8-24 0-48z" opacity=".92" />
        <path className="dice-sail" d="M156 58q24 9 46 0 6 20 0 40-23 8-46 0 7-20 0-40z" opacity=".92" />
        <path d="M20 122h200c-2 34-22 52-52 54H72c-30-2-50-20-52-54z" fill="#8d5128" />
        <path d="M20 122h200l-3 14H23z" fill="#b8763f" />
        <path d="M16 108h34v16H20zM196 104h34l-8 20h-26z" fill="#a5642f" />
      </g>
      <path
        fill="#fff"
        opacity=".22"
        d="M92 30q28 8 56 2l-2 10q-26 6-52 0zM46 58q18 6 38 2v8q-18 4-36 0zM162 62q16 5 34 1v8q-16 4-32 0z"
      />
      <path d="M120 14l26 8-26 9z" fill="#20304a" />
      <path
        d="M0 168q15-10 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0"
        fill="none"
        stroke="#e8fcf7"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
