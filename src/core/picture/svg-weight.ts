/** As much of an element as its weight depends on. */
export interface SvgElement {
  name?: string;
  id?: string | undefined;
  /** The id of the element that a `<use>` draws once more. */
  uses?: string | undefined;
  children: SvgElement[];
}

const MOST_ELEMENTS = 200_000;
const MOST_DEPTH = 500;
const MOST_FILTERS = 500;

/** A few lines can copy each other into billions of elements, or blur a picture a thousand times: a page that draws them stands still. */
export function refuseBombs(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  let filters = 0;
  const open: { element: SvgElement; depth: number }[] = [{ element: root, depth: 0 }];
  for (let top = open.pop(); top; top = open.pop()) {
    const { element, depth } = top;
    if (depth > MOST_DEPTH) throw new Error(`The elements of this SVG stand in each other more than ${MOST_DEPTH} deep. It is not drawn.`);
    if (element.name?.startsWith("fe")) filters++;
    if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element);
    for (const child of element.children) open.push({ element: child, depth: depth + 1 });
  }
  if (filters > MOST_FILTERS)
    throw new Error(`This SVG has ${filters.toLocaleString("en-US")} steps of filters. At most ${MOST_FILTERS} are drawn.`);
  if (!(countOrNone(() => drawnElements(root, byId, new Map())) <= MOST_ELEMENTS))
    throw new Error(`This SVG draws more than ${MOST_ELEMENTS.toLocaleString("en-US")} elements, most of them copies. It is not drawn.`);
}

/** Copies of copies may go deeper than the stack. */
function countOrNone(count: () => number): number {
  try {
    return count();
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN;
    throw error;
  }
}

/** With every copy counted. What copies itself is drawn by nobody. */
function drawnElements(element: SvgElement, byId: ReadonlyMap<string, SvgElement>, known: Map<SvgElement, number>): number {
  const before = known.get(element);
  if (before !== undefined) return before;
  known.set(element, 0);
  const used = element.uses === undefined ? undefined : byId.get(element.uses);
  let count = 1 + (used ? drawnElements(used, byId, known) : 0);
  for (const child of element.children) count += drawnElements(child, byId, known);
  known.set(element, count);
  return count;
}
