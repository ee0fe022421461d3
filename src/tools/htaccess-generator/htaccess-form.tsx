import { BuilderGroup } from "#ui/tool/builder/builder-group.tsx";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { AccessFields, CrawlerFields } from "./access-fields.tsx";
import { Field } from "./htaccess-field.tsx";
import type { HtaccessGeneratorInput } from "./htaccess-generator.schema.ts";

/** Every part as a group of switches and fields. Uncontrolled: `initial` fills it. */
export function HtaccessForm({ initial }: { initial: HtaccessGeneratorInput }) {
  return (
    <div className="builder-halves htaccess-halves">
      <div>
        <AddressGroup initial={initial} />
        <BuilderGroup title="Redirects" note="One a line: old and new address" folded open={initial.redirects !== undefined}>
          <Field
            initial={initial}
            name="redirects"
            label="Old and new addresses"
            rows={5}
            inputMode="text"
            placeholder={"/old-page.html /new-page\n/shop/ /store/ folder"}
            hint={
              <>
                With code, kind and tests: <a href="/tools/redirect-file-directory/">redirect file or folder</a>.
              </>
            }
            wide
          />
        </BuilderGroup>
        <AccessFields initial={initial} />
        <CrawlerFields initial={initial} />
        <BuilderGroup title="Speed">
          <BuilderSwitch name="compression" label="Compress text with Brotli or gzip" defaultChecked={initial.compression ?? false} />
          <Field
            initial={initial}
            name="caching"
            label="Keep styles, scripts and pictures"
            choices={[
              ["", "As the host does"],
              ["day", "For a day"],
              ["week", "For a week"],
              ["month", "For a month"],
              ["immutable", "For a year, names change with content"],
            ]}
          />
        </BuilderGroup>
      </div>
      <div>
        <PageGroup initial={initial} />
        <HeaderGroup initial={initial} />
        <BuilderGroup
          title="Types and fonts"
          note="Character set, file types, fonts for other sites"
          folded
          open={Boolean(initial.types || initial.fonts)}
        >
          <BuilderSwitch name="types" label="UTF-8 and the types of newer files" defaultChecked={initial.types ?? false} />
          <Field
            initial={initial}
            name="fonts"
            label="Fonts on other sites"
            choices={[
              ["", "No"],
              ["any", "On any site"],
              ["listed", "On the sites named here"],
            ]}
          />
          <Field
            initial={initial}
            name="fontOrigins"
            label="Sites that may use the fonts"
            rows={2}
            inputMode="url"
            placeholder="https://shop.example"
            wide
          />
        </BuilderGroup>
      </div>
    </div>
  );
}

function AddressGroup({ initial }: { initial: HtaccessGeneratorInput }) {
  return (
    <BuilderGroup title="One address">
      <Field initial={initial} name="domain" label="Domain" inputMode="url" placeholder="yourdomain.com" />
      <Field
        initial={initial}
        name="host"
        label="Send visitors to"
        choices={[
          ["leave", "Leave it as it is"],
          ["www", "The name with www"],
          ["root", "The name without www"],
        ]}
      />
      <Field
        initial={initial}
        name="scheme"
        label="http and https"
        choices={[
          ["https", "Everything to https"],
          ["keep", "As it was asked"],
        ]}
      />
      <Field
        initial={initial}
        name="slash"
        label="Closing slash"
        choices={[
          ["leave", "Leave it as it is"],
          ["add", "Add it to pages"],
          ["remove", "Take it off pages"],
        ]}
      />
      <BuilderSwitch name="proxy" label="Behind a proxy or CDN that speaks https for the server" defaultChecked={initial.proxy ?? false} />
    </BuilderGroup>
  );
}

function PageGroup({ initial }: { initial: HtaccessGeneratorInput }) {
  const codes = ["error403", "error410", "error500", "error503", "error401"] as const;
  return (
    <>
      <BuilderGroup title="Pages">
        <Field initial={initial} name="error404" label="Page for 404" inputMode="url" placeholder="/404.html" />
        <Field initial={initial} name="index" label="Index files" inputMode="text" placeholder="index.html index.php" />
        <Field
          initial={initial}
          name="fallback"
          label="Missing addresses go to"
          choices={[
            ["", "The 404 page"],
            ["spa", "A single-page app"],
            ["wordpress", "WordPress"],
          ]}
        />
        <Field initial={initial} name="fallbackFile" label="Page of the app" inputMode="url" placeholder="/index.html" />
        <BuilderSwitch name="noListing" label="Show no list of files for folders" defaultChecked={initial.noListing ?? false} />
      </BuilderGroup>
      <BuilderGroup title="More error pages" note="403, 410, 500, 503, 401" folded open={codes.some((code) => initial[code] !== undefined)}>
        {codes.map((code) => (
          <Field
            key={code}
            initial={initial}
            name={code}
            label={`Page for ${code.slice(5)}`}
            inputMode="url"
            placeholder={`/${code.slice(5)}.html`}
          />
        ))}
      </BuilderGroup>
    </>
  );
}

function HeaderGroup({ initial }: { initial: HtaccessGeneratorInput }) {
  const { nosniff, permissions, referrer, frames, hsts = "none" } = initial;
  return (
    <>
      <BuilderGroup
        title="Security headers"
        note="Types, HSTS, referrer, frames"
        folded
        open={Boolean(nosniff || permissions || referrer || frames || hsts !== "none")}
      >
        <BuilderSwitch name="nosniff" label="Types are what they say (nosniff)" defaultChecked={initial.nosniff ?? false} />
        <BuilderSwitch name="permissions" label="No camera, microphone or place" defaultChecked={initial.permissions ?? false} />
        <Field
          initial={initial}
          name="hsts"
          label="HSTS"
          choices={[
            ["none", "No header"],
            ["trial", "Five minutes, to try it"],
            ["year", "A year, this host"],
            ["subdomains", "A year, with subdomains"],
            ["preload", "Two years, for the preload list"],
          ]}
        />
        <Field
          initial={initial}
          name="referrer"
          label="Referrer-Policy"
          choices={[
            ["", "No header"],
            ["strict-origin-when-cross-origin", "strict-origin-when-cross-origin"],
            ["strict-origin", "strict-origin"],
            ["same-origin", "same-origin"],
            ["origin", "origin"],
            ["no-referrer-when-downgrade", "no-referrer-when-downgrade"],
            ["no-referrer", "no-referrer"],
          ]}
        />
        <Field
          initial={initial}
          name="frames"
          label="In frames of"
          choices={[
            ["", "Anybody, no header"],
            ["same", "This site"],
            ["deny", "Nobody"],
          ]}
        />
      </BuilderGroup>
      <BuilderGroup title="Content policy" note="Report-only" folded open={initial.csp !== undefined}>
        <Field
          initial={initial}
          name="csp"
          label="Content-Security-Policy-Report-Only"
          rows={3}
          inputMode="text"
          placeholder="default-src 'self'; report-to csp"
          hint="Nothing is blocked by it. Browsers report what would be."
          wide
        />
      </BuilderGroup>
    </>
  );
}
