import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Pristupačnost',
  standfirst:
    'Poklon je za sve kojima je namenjen. Ovde piše koliko dobro ova prodavnica služi svakome i šta joj još nedostaje.',
  written: 'Napisano {{day}} i tačno za prodavnicu tog dana.',
  'reached.title': 'Šta smo postigli',
  'reached.text':
    'Prodavnica ispunjava smernice za pristupačnost veb-sadržaja (WCAG) 2.2 na nivoima A i AA, koliko smo to umeli da izmerimo. Merili smo bez spoljne provere: potvrdu nam niko nije izdao.',
  'measured.title': 'Kako smo merili',
  'measured.axe':
    'Alat axe-core {{version}} proverio je {{count}} prikaza na {{pages}} stranica, na oba jezika, u svetloj i tamnoj temi, na širokom ekranu i na telefonu. Broj prekršaja: {{found}}.',
  'measured.opened':
    'Ista provera prolazi i kroz otvorenu pretragu, menije, dijaloge, liste i poruke o greškama. U nametnutim bojama izabrano se razlikuje od neizabranog.',
  'measured.keyboard':
    'Prijava, kupovina, zahtev za refundaciju, obaveštenja i kurs mogu da se prođu samo tastaturom. Posle svakog tastera fokus je na nečemu, a svaki ishod se izgovara.',
  'measured.text':
    'Kad je tekst dvostruko veći na ekranu širokom 360 px, i kad je uobičajene veličine na ekranu širokom 320 px, što je uvećanje od 400 %, nijedna otvorena stranica ne izlazi iz ekrana, od prijave do sertifikata, a naziv koji je odsečen ceo je na jedan pritisak. Mereno je na oba jezika; razmak teksta iz WCAG 1.4.12 na srpskom.',
  'measured.pdf':
    'Sertifikati i dokumenti koje pišemo nose naslove, liste, redosled čitanja i jezik, za čitače ekrana.',
  'measured.motion': 'Kad je uključeno smanjeno kretanje, ništa se ne pomera samo.',
  'short.title': 'Šta još nedostaje',
  'short.readers':
    'Proverili smo šta čitačima ekrana govorimo, ali još ne i same čitače s ljudima koji ih koriste svakog dana.',
  'short.language':
    'Neki benefiti, kursevi i odgovori postoje samo na jednom jeziku. Označeni su tako da ih čita odgovarajući glas. Napomene i komentari ostaju onako kako su napisani, bez te oznake.',
  'short.text':
    'Na telefonu najveći iznosi i nazivi u donjoj traci rastu manje od ostalog teksta, da bi stali u jedan red. Redovi kartica i filtera pomeraju se levo i desno zasebno. Dugi opisi su u listama skraćeni na četiri reda, a celi su jedan pritisak dalje.',
  'short.files':
    'PDF fajlovi koje šalju partneri i kompanije ostaju kakvi su napravljeni. Kurs od skeniranih stranica nema tekst koji može da se čita.',
  'short.time': 'Kod za prijavu važi pet minuta. To ograničenje čuva tvoj nalog, a novi kod se traži jednim pritiskom.',
  'time.title': 'Više vremena',
  'time.switch': 'Deset puta duže',
  'time.hint':
    'Poruke ostaju 30 ili 50 sekundi umesto 3 ili 5, a one u kojima ima šta da se pritisne 200. U administraciji isto toliko duže traju vraćanje i pregledi izmena. Važi na ovom uređaju.',
  'keys.title': 'Tasteri koje vredi znati',
  'keys.search': 'otvara pretragu, s bilo kog mesta',
  'keys.slash': 'otvara pretragu dok je fokus u listi',
  'keys.messages': 'vodi do poslednje poruke i opcije „Poništi“ u njoj, pa nazad; i iz dijaloga',
  'keys.escape': 'zatvara ono što je otvoreno',
  'keys.skip': 'kao prvi taster na stranici vodi do „Preskoči na sadržaj“',
  'tell.title': 'Javi nam',
  'tell.text':
    'Nešto ti stoji na putu? Napiši na kojoj je to stranici i šta koristiš. Odgovaramo u roku od dva radna dana.',
  'tell.contact': 'Piši nam',
  'tell.outside':
    'Ako ne možeš da se prijaviš, zamoli osobu koja u tvojoj kompaniji brine o benefitima da nam piše umesto tebe.',
  back: 'Nazad u prodavnicu',
  enter: 'Na početnu stranicu',
};
