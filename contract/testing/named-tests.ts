/** Tests named in a cell of a documentation page: files, each with test titles, as `path` *title*, *another title*. */
export function testsNamedIn(cell: string): { file: string; title: string }[] {
  let file = '';
  return [...cell.matchAll(/`([^`]+\.tsx?)`|\*([^*]+)\*/g)].flatMap(([, path, title]) => {
    file = path ?? file;
    return title === undefined ? [] : [{ file, title }];
  });
}
