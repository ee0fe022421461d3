export function Chevron({ d }: { d: string }) {
  return (
    <svg width="20" height="24" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
