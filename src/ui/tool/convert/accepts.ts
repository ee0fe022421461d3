/** Whether a file is of a kind that an `accept` attribute names. A dropped file has passed no dialog. */
export function accepts(accept: string, { name, type }: { name: string; type: string }): boolean {
  return accept.split(",").some((given) => {
    const kind = given.trim().toLowerCase();
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}
