import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderGroup } from "#ui/tool/builder/builder-group.tsx";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import type { RewriteToWwwInput } from "./rewrite-to-www.schema.ts";

/** Everything that decides about the rules. Uncontrolled: `initial` fills it. */
export function HostVariantsForm({ initial }: { initial: RewriteToWwwInput }) {
  const isFurther = (initial.hsts ?? "none") !== "none" || (initial.slash ?? "leave") !== "leave" || (initial.code ?? 301) !== 301;
  return (
    <>
      <BuilderGroup title="Your site">
        <BuilderField
          name="domain"
          label="Domain"
          defaultValue={initial.domain}
          inputMode="url"
          placeholder="yourdomain.com"
          hint="With or without www. Umlauts are fine."
        />
        <BuilderField
          name="to"
          label="The one address"
          defaultValue={initial.to ?? "www"}
          choices={[
            ["www", "With www"],
            ["root", "Without www"],
          ]}
          hint="Both are right. Take the one your links have."
        />
        <BuilderField
          name="scheme"
          label="http and https"
          defaultValue={initial.scheme ?? "https"}
          choices={[
            ["https", "Everything to https"],
            ["keep", "Leave the scheme as it was asked"],
          ]}
        />
        <div className="host-variants-switches">
          <BuilderSwitch name="proxy" label="Behind a proxy or CDN such as Cloudflare" defaultChecked={initial.proxy ?? false} />
          <BuilderSwitch name="check" label="Also fetch the four addresses as they are today" defaultChecked={initial.check ?? false} />
        </div>
      </BuilderGroup>
      <BuilderGroup title="More" note="HSTS, closing slash, status code" folded open={isFurther}>
        <BuilderField
          name="hsts"
          label="HSTS"
          defaultValue={initial.hsts ?? "none"}
          choices={[
            ["none", "No header"],
            ["trial", "Five minutes, to try it"],
            ["year", "A year, this host"],
            ["subdomains", "A year, with subdomains"],
            ["preload", "Two years, for the preload list"],
          ]}
        />
        <BuilderField
          name="slash"
          label="Closing slash"
          defaultValue={initial.slash ?? "leave"}
          choices={[
            ["leave", "Leave it as it is"],
            ["add", "Add it to pages"],
            ["remove", "Take it off pages"],
          ]}
        />
        <BuilderField
          name="code"
          label="Status code"
          defaultValue={String(initial.code ?? 301)}
          choices={[
            ["301", "301, for good"],
            ["302", "302, to try it"],
            ["307", "307, for now, posts stay posts"],
            ["308", "308, for good, posts stay posts"],
          ]}
        />
      </BuilderGroup>
    </>
  );
}
