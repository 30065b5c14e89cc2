import { Skeleton } from '#design-system/skeleton/skeleton.tsx';

/** While the link of a mail is being opened: the place of a heading, a sentence and a form. */
export function LinkOpening({ text }: { text: string }) {
  return (
    <div className="grid gap-5.5">
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton shape="block" className="h-10 w-4/5 desk:h-13" />
      <Skeleton className="w-full" />
      <Skeleton shape="block" className="h-13 w-full" />
    </div>
  );
}
