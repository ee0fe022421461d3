export function Spinner() {
  return (
    <div className="scheduler-spinner" role="status">
      <svg width="64" height="64" viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="26" strokeWidth="8" />
        <path d="M32 6a26 26 0 0 1 26 26" strokeWidth="8" />
      </svg>
      <span className="vh">Looking for free times</span>
    </div>
  );
}
