/** How far an application came, in order. */
export const applicationStates = ["received", "reviewing", "interview", "offer", "closed"] as const;

export type ApplicationState = (typeof applicationStates)[number];
