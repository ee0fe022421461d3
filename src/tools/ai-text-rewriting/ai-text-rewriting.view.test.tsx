import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ReviewedText } from "#core/prose/reviewed-text.schema.ts";
import { reviewText } from "#engines/language/prose-editor/review-text.ts";
import { EditReview } from "#ui/tool/prose/edit-review.tsx";

it("offers a form to choose without JavaScript", () => {
  const edit = { id: "1", kind: "plainer" as const, from: 3, to: 10, before: "utilize", options: ["use"], reason: "Plainer" };
  const result: ReviewedText = reviewText({
    text: "We utilize it.",
    edits: [edit],
    take: undefined,
    locked: [],
    writer: { kind: "rules", name: "Editor", note: "Rules." },
    today: "2026-11-17",
  });
  const html = renderToStaticMarkup(
    <EditReview
      result={result}
      locked={[]}
      easeOf={async () => 1}
      again={<input type="hidden" name="text" defaultValue="We utilize it." />}
    >
      <p>More</p>
    </EditReview>,
  );
  expect(html).toContain('type="checkbox" name="take"');
  expect(html).toContain("We use it.");
});
