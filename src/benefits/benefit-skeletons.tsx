import { Skeleton } from '#design-system/skeleton/skeleton.tsx';

/** Placeholder of a card, of the same size, so that nothing jumps. */
export function BenefitCardSkeleton() {
  return (
    <div aria-hidden className="@container flex h-full min-w-0 flex-col">
      <Skeleton shape="block" className="aspect-5/4" />
      <Skeleton className="mt-3 h-3.5 w-1/2 @min-[200px]:mt-4.5" />
      <Skeleton className="mt-2.5 h-4 w-4/5" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-3 hidden h-3.5 w-4/5 @min-[200px]:block" />
      <div className="mt-auto flex min-h-13.5 items-end justify-between pt-2.5">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton shape="circle" className="size-11" />
      </div>
    </div>
  );
}

/** Placeholder of a row of the list view. */
export function BenefitRowSkeleton() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-line border-t py-4 desk:grid-cols-[168px_minmax(0,1fr)] desk:gap-6 desk:py-5"
    >
      <Skeleton shape="block" className="aspect-5/4" />
      <div className="grid content-start gap-2.5 py-1">
        <Skeleton className="h-3.5 w-1/4" />
        <Skeleton className="h-4.5 w-3/5" />
        <Skeleton className="h-3.5 w-4/5 max-desk:hidden" />
        <Skeleton className="h-6 w-1/4 desk:mt-4 desk:justify-self-end" />
      </div>
    </div>
  );
}
