/**
 * Hosts that only the operator's own allow list opens (FETCH_ALLOW_HOSTS), and `.test`, which nobody can own (RFC 6761): no server of
 * strangers, so no pauses are needed.
 */
export function isTrialHost(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.(?:localhost|test)$/.test(hostname);
}
