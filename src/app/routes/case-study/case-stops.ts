/** The five parts of every study, in the specification's order and by its names. */
export const caseStops = [
  { id: "about", text: "About" },
  { id: "analysis", text: "Analysis" },
  { id: "problem", text: "Problem" },
  { id: "solution", text: "Solution" },
  { id: "result", text: "Result" },
] as const;
