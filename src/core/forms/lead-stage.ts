/** How far a request came, in order. */
export const leadStages = ["new", "contacted", "qualified", "won", "lost"] as const;

export type LeadStage = (typeof leadStages)[number];
