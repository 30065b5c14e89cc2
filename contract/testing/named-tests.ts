/** What a cell of a page names: files, with the titles of tests in each, `path` *title*, *another title*. */
export function testsNamedIn(cell: string): { file: string; title: string }[] {
  let file = '';
  return [...cell.matchAll(/`([^`]+\.tsx?)`|\*([^*]+)\*/g)].flatMap(([, path, title]) => {
    file = path ?? file;
    return title === undefined ? [] : [{ file, title }];
  });
}
