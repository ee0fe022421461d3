import { AUDIT_ASK } from "./audit-ask.tsx";

/** For a copy that is not yet the site: below the field for its address, and sent with it. */
export function StagingFields({ standsFor }: { standsFor: string }) {
  return (
    <details className="audit-staging" open={standsFor !== "" || undefined}>
      <summary>A staging copy?</summary>
      <div>
        <label>
          The live host that it stands for
          <input
            form={AUDIT_ASK}
            name="standsFor"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.yourdomain.com"
            defaultValue={standsFor}
          />
        </label>
        <label className="audit-staging-box">
          <input form={AUDIT_ASK} name="ignoreCanonicals" type="checkbox" value="true" />
          Ignore canonicals
        </label>
        <p>Links and canonicals to the live host then count as the copy’s own, and the report names the live addresses.</p>
      </div>
    </details>
  );
}
