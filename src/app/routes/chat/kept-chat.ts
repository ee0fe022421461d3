/** The conversation that this browser has, kept here alone: whoever has the token may read it. */
const KEY = "chat";

export function keptChat(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // A browser that keeps nothing: the address of the conversation still works.
    return undefined;
  }
}

export function keepChat(token: string | undefined): void {
  try {
    if (token === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // As above.
  }
}
