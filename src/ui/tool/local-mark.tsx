/** Says that nothing leaves the visitor's device. */
export function LocalMark() {
  return (
    <span className="local-mark">
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <rect x="1.5" y="2" width="13" height="9" rx="1.5" />
        <path d="M5 14h6" />
        <circle cx="8" cy="6.5" r="1" />
      </svg>
      Runs in your browser
    </span>
  );
}
