/** What a form held, so that it comes back with its fault and nothing is lost: the fields that it has, each up to its own length. */
export function typedIn(form: FormData, longest: Readonly<Record<string, number>>): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, length] of Object.entries(longest)) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value.slice(0, length);
  }
  return typed;
}

/** Of the form below tools and posts. */
export const REVIEW_FIELDS = { userName: 80, userEmail: 254, userFeedback: 2000 };
