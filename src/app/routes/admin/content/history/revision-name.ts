const NAMES: Record<string, string> = {
  publish: "Published",
  autosave: "Saved",
  discard: "Set aside",
  schedule: "Scheduled",
  unpublish: "Unpublished",
  remove: "Deleted",
};

export const revisionName = ({ n, kind }: { n: number; kind: string }) => `${NAMES[kind] ?? kind} (${n})`;
