/** A platform clock: twenty minutes of its ring are yellow. */
export function CallClock() {
  return (
    <svg className="call-clock" viewBox="-120 -120 240 240" fill="none" aria-hidden="true">
      <circle r="104" stroke="var(--station)" strokeWidth="20" />
      <path d="M0 -104A104 104 0 0 1 90.100 52" stroke="var(--edge)" strokeWidth="20" />
      <circle r="114" stroke="var(--station)" strokeWidth="4" />
      <circle r="94" stroke="var(--station)" strokeWidth="4" />
      <path d={ticks} stroke="var(--station)" strokeWidth="6" />
      <path d="M0 0L60.600 35M0 0L-20 -36" stroke="var(--station)" strokeWidth="12" strokeLinecap="round" />
      <circle r="14" fill="var(--edge)" stroke="var(--station)" strokeWidth="6" />
    </svg>
  );
}

const ticks = Array.from({ length: 12 }, (_, hour) => {
  const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
  const at = (radius: number) => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`;
  return `M${at(84)}L${at(hour % 3 ? 76 : 68)}`;
}).join("");
