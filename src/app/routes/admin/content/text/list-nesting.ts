import type { Editor, EditorSnapshot } from "@portabletext/editor";
import { defineBehavior, raise } from "@portabletext/editor/behaviors";
import { getSelectedTextBlocks } from "@portabletext/editor/selectors";

/** How deep lists go. */
const DEEPEST = 3;

/** The items that are chosen, each one step deeper or less deep. */
function nested(snapshot: EditorSnapshot, step: 1 | -1) {
  return getSelectedTextBlocks(snapshot).flatMap(({ node, path }) => {
    const level = Math.min(DEEPEST, Math.max(1, (node.level ?? 1) + step));
    return node.listItem && level !== (node.level ?? 1) ? [{ type: "block.set" as const, at: path, props: { level } }] : [];
  });
}

export function nest(editor: Editor, step: 1 | -1) {
  for (const event of nested(editor.getSnapshot(), step)) editor.send(event);
}

/** Ctrl and a bracket, because the Tab key leads to the next control, in lists too (WCAG 2.1.2). */
export const nestingKeys = defineBehavior({
  on: "keyboard.keydown",
  guard: ({ snapshot, event: { originEvent } }) => {
    const step = originEvent.key === "]" ? 1 : originEvent.key === "[" ? -1 : undefined;
    const events = step && originEvent.ctrlKey && !originEvent.altKey ? nested(snapshot, step) : [];
    return events.length > 0 && { events };
  },
  actions: [(_, { events }: { events: ReturnType<typeof nested> }) => events.map((event) => raise(event))],
});
