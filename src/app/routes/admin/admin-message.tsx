/** What came of the last thing that was done here, where something was. */
export function AdminMessage({ text, role = "status" }: { text: string | undefined; role?: "status" | "alert" }) {
  return (
    text && (
      <p className="admin-message" role={role}>
        {text}
      </p>
    )
  );
}
