/** Who may do what in the admin area. The owner may do everything, and only the owner may change who else may. */
export const roles = ["owner", "editor", "moderator", "recruiter", "sales"] as const;
export type Role = (typeof roles)[number];

export const actions = [
  "dashboard.see",
  "reviews.see",
  "reviews.decide",
  "leads.see",
  "leads.change",
  "bookings.see",
  "bookings.change",
  "applications.see",
  "applications.change",
  "newsletter.see",
  "outbox.see",
  "outbox.retry",
  "accounts.see",
  "accounts.change",
  "log.see",
  "chat.see",
  "chat.answer",
  "speed.see",
  "data.see",
  "privacy.see",
  "privacy.erase",
  "providers.see",
  "providers.change",
] as const;
export type Action = (typeof actions)[number];

const allowed: Record<Exclude<Role, "owner">, readonly Action[]> = {
  editor: ["dashboard.see", "speed.see", "reviews.see", "newsletter.see"],
  moderator: ["dashboard.see", "reviews.see", "reviews.decide"],
  recruiter: ["dashboard.see", "applications.see", "applications.change"],
  sales: ["dashboard.see", "chat.see", "chat.answer", "leads.see", "leads.change", "bookings.see", "bookings.change", "newsletter.see"],
};

export function may(role: Role, action: Action): boolean {
  return role === "owner" || allowed[role].includes(action);
}

/** A role as an account carries it; undefined for anything else, which may nothing. */
export function readRole(text: string | null | undefined): Role | undefined {
  return roles.find((role) => role === text);
}
