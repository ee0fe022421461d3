/** Track, buffer, and a station that was never built: one drawing for wide screens, one for small. */
export function BufferStop({ word }: { word: string }) {
  return (
    <div className="buffer">
      <svg className="wide" viewBox="0 0 1280 232" fill="none" aria-hidden="true">
        <path d={sleepers(-1000, 848, 56, 68)} stroke="var(--lite)" strokeOpacity=".5" strokeWidth="12" />
        <path d="M-1000 86H864M-1000 122H864" stroke="#fff" strokeWidth="10" />
        <rect x="864" y="40" width="28" height="128" rx="4" fill="var(--edge)" />
        <path d="M864 64l28-22v20l-28 22zM864 108l28-22v20l-28 22zM864 152l28-22v20l-28 22z" fill="var(--ink)" />
        <path d="M892 60h40M892 148h40" stroke="#fff" strokeWidth="10" />
        <path d="M928 40h16v128h-16z" fill="#fff" />
        <path d="M968 104h88" stroke="var(--lite)" strokeWidth="10" strokeDasharray="16 16" />
        <circle cx="1135" cy="104" r="76" stroke="var(--lite)" strokeWidth="10" strokeDasharray="16 15.84" />
        <text className="buffer-word" x="1135" y="126" fontSize="64">
          {word}
        </text>
      </svg>
      <svg className="slim" viewBox="0 0 390 128" fill="none" aria-hidden="true">
        <path d={sleepers(-1000, 184, 33.6, 38.4, 43.2)} stroke="var(--lite)" strokeOpacity=".5" strokeWidth="7.2" />
        <path d="M-1000 49.2H184M-1000 70.8H184" stroke="#fff" strokeWidth="6" />
        <rect x="184" y="21.6" width="16.8" height="76.8" rx="4" fill="var(--edge)" />
        <path d="M184 36l16.8-13.2v12l-16.8 13.2zM184 62.4l16.8-13.2v12l-16.8 13.2zM184 88.8l16.8-13.2v12l-16.8 13.2z" fill="var(--ink)" />
        <path d="M200.8 33.6h24M200.8 86.4h24" stroke="#fff" strokeWidth="6" />
        <path d="M222.4 21.6h9.6v76.8h-9.6z" fill="#fff" />
        <path d="M248 60h40" stroke="var(--lite)" strokeWidth="6" strokeDasharray="8 8" />
        <circle cx="329" cy="60" r="38" stroke="var(--lite)" strokeWidth="6" strokeDasharray="9 8.05" />
        <text className="buffer-word" x="329" y="71" fontSize="32">
          {word}
        </text>
      </svg>
    </div>
  );
}

/** Upright strokes at even steps, ending before `to`. */
function sleepers(from: number, to: number, step: number, top: number, height = 72): string {
  let path = "";
  for (let x = to - step / 2; x > from; x -= step) path += `M${Number(x.toFixed(1))} ${top}v${height}`;
  return path;
}
