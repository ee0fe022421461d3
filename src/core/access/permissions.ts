/** Who may do what in the admin area. The owner may do everything, and only the owner may change who else may. */
export const roles = ["owner", "editor", "author", "moderator", "recruiter", "sales"] as const;
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
  "newsletter.send",
  "outbox.see",
  "outbox.retry",
  "accounts.see",
  "accounts.change",
  "log.see",
  "status.see",
  "chat.see",
  "chat.answer",
  "speed.see",
  "data.see",
  "privacy.see",
  "privacy.erase",
  "providers.see",
  "providers.change",
  "content.see",
  "content.write",
  "content.publish",
  "content.remove",
  "media.change",
  "redirects.see",
  "redirects.change",
  "settings.change",
] as const;
export type Action = (typeof actions)[number];

const wholeContent = ["content.see", "content.write", "content.publish", "content.remove"] as const;

const allowed: Record<Exclude<Role, "owner">, readonly Action[]> = {
  editor: [
    "dashboard.see",
    "speed.see",
    "reviews.see",
    "newsletter.see",
    "newsletter.send",
    ...wholeContent,
    "media.change",
    "redirects.see",
    "redirects.change",
  ],
  author: ["dashboard.see", "content.see", "content.write", "media.change"],
  moderator: ["dashboard.see", "reviews.see", "reviews.decide"],
  recruiter: ["dashboard.see", "applications.see", "applications.change", ...wholeContent, "media.change"],
  sales: ["dashboard.see", "chat.see", "chat.answer", "leads.see", "leads.change", "bookings.see", "bookings.change", "newsletter.see"],
};

/** Which types of documents a role may change; all of them unless said. */
const ownTypes: Partial<Record<Role, readonly string[]>> = {
  author: ["post"],
  recruiter: ["vacancy", "employeeTestimonial", "whyWorkCard"],
};

/** Documents that hold the settings of the site: they need the permission to change settings. */
const settingTypes: readonly string[] = ["siteSettings"];

/** `type` is the type of the document acted on. Whoever may see content may see every type. */
export function may(role: Role, action: Action, type?: string): boolean {
  if (role === "owner") return true;
  if (!allowed[role].includes(action)) return false;
  if (type === undefined || action === "content.see") return true;
  if (settingTypes.includes(type)) return allowed[role].includes("settings.change");
  return ownTypes[role]?.includes(type) ?? true;
}

/** A role as an account carries it; undefined for anything else, which may nothing. */
export function readRole(text: string | null | undefined): Role | undefined {
  return roles.find((role) => role === text);
}
