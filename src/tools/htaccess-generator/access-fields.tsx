import { useId } from "react";
import { botPurposes } from "#engines/robots/known-bots.ts";
import { BuilderGroup } from "#ui/tool/builder/builder-group.tsx";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { botNamesFor } from "./bot-names.ts";
import { Field } from "./htaccess-field.tsx";
import { botChoices, type HtaccessGeneratorInput } from "./htaccess-generator.schema.ts";

/** Password and addresses. The password is never filled in again. */
export function AccessFields({ initial }: { initial: HtaccessGeneratorInput }) {
  const id = useId();
  return (
    <BuilderGroup
      title="Password and addresses"
      note="Who may come in at all"
      folded
      open={initial.user !== undefined || initial.addresses !== undefined}
    >
      <Field initial={initial} name="user" label="User name" inputMode="text" placeholder="anna" />
      <div className="entry builder-field">
        <label className="entry-label" htmlFor={`${id}password`}>
          Password
        </label>
        <input id={`${id}password`} className="entry-input" type="password" name="password" autoComplete="new-password" />
        <p className="entry-hint">
          Hashed with bcrypt in your browser.
          <noscript> Without JavaScript it is sent to our server to be hashed, and is not kept.</noscript>
        </p>
      </div>
      <Field initial={initial} name="realm" label="What the window says" inputMode="text" placeholder="Members only" />
      <Field
        initial={initial}
        name="userFile"
        label="Path of .htpasswd on the server"
        inputMode="url"
        placeholder="/home/your-account/.htpasswd"
        hint="Outside the folder that visitors reach."
      />
      <Field
        initial={initial}
        name="addresses"
        label="Addresses or ranges, one a line"
        rows={3}
        inputMode="text"
        placeholder={"203.0.113.0/24\n2001:db8::/32"}
      />
      <div>
        <Field
          initial={initial}
          name="addressMode"
          label="These addresses"
          choices={[
            ["deny", "Stay out"],
            ["allow", "Are the only ones to get in"],
          ]}
        />
        <BuilderSwitch name="either" label="A password or an address is enough" defaultChecked={initial.either ?? false} />
      </div>
    </BuilderGroup>
  );
}

/** Crawlers by purpose, other sites that show pictures, files that nobody should read. */
export function CrawlerFields({ initial }: { initial: HtaccessGeneratorInput }) {
  return (
    <>
      <BuilderGroup title="Crawlers that stay out" note="By what they come for" folded open={Boolean(initial.bots || initial.botNames)}>
        <div className="htaccess-boxes">
          {botPurposes
            .filter(({ id }) => (botChoices as readonly string[]).includes(id))
            .map(({ id, title, says }) => (
              <Box
                key={id}
                name="bots"
                value={id}
                checked={initial.bots?.some((bot) => bot === id) ?? false}
                title={`${title}, ${botNamesFor(botChoices.filter((choice) => choice === id)).length} names`}
                says={says}
              />
            ))}
        </div>
        <Field
          initial={initial}
          name="botNames"
          label="Further names, one a line"
          rows={2}
          inputMode="text"
          placeholder="ExampleBot"
          wide
        />
      </BuilderGroup>
      <BuilderGroup title="Private files" note=".git, .env, backups" folded open={initial.files !== undefined}>
        <div className="htaccess-boxes">
          {FILES.map((box) => (
            <Box key={box.value} name="files" checked={initial.files?.some((group) => group === box.value) ?? false} {...box} />
          ))}
        </div>
      </BuilderGroup>
      <BuilderGroup title="Hotlinks" note="Other sites that show your pictures" folded open={Boolean(initial.hotlink)}>
        <BuilderSwitch name="hotlink" label="Show pictures on this site only" defaultChecked={initial.hotlink ?? false} />
        <Field initial={initial} name="hotlinkFriends" label="And on these, one a line" rows={2} inputMode="url" placeholder="google.com" />
      </BuilderGroup>
    </>
  );
}

const FILES = [
  { value: "hidden", title: "Everything that begins with a dot", says: ".git, .env, .htpasswd. Only /.well-known/ stays open." },
  { value: "backups", title: "Backups and leftovers", says: ".bak, .sql, .log, .old, copies that editors make." },
  { value: "project", title: "Files of the project", says: "package.json, composer.lock, Dockerfile and the like." },
];

function Box({ name, value, checked, title, says }: { name: string; value: string; checked: boolean; title: string; says: string }) {
  return (
    <label className="htaccess-box">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>
        <b>{title}</b>
        <span className="meta">{says}</span>
      </span>
    </label>
  );
}
