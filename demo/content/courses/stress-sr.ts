import type { DocumentText } from '../documents/document-content.ts';

export const STRESS_SR: DocumentText = {
  file: 'stres-i-disanje',
  title: 'Stres i disanje',
  standfirst: 'Tri vežbe koje staju između dva sastanka i jedno objašnjenje zašto rade.',
  blocks: [
    { heading: '1. Alarm, a ne kvar' },
    {
      text: 'Kad telo oceni da je nešto važno ili opasno, uključi alarm: srce radi brže, mišići se stežu, disanje postaje plitko. To je korisno kad treba skočiti u stranu ili izaći pred ljude. Nije korisno kad traje ceo dan zbog jedne poruke.',
    },
    {
      text: 'Alarm se ne gasi naredbom. Rečenica „smiri se“ još nikoga nije smirila. Ali postoji jedna stvar u telu kojom upravljaš kad hoćeš, a koja inače radi sama: disanje. Dug, lagan izdah je poruka telu da opasnosti nema, i telo toj poruci veruje.',
    },
    { heading: 'Rani znaci' },
    {
      text: 'Napetost se lakše spušta dok je mala. Pogledaj koji su znaci tvoji:',
    },
    {
      points: [
        'stegnuta vilica, podignuta ramena, šake u pesnici',
        'plitko disanje visoko u grudima, česti uzdasi',
        'čitaš istu rečenicu treći put',
        'sitnica te iznervira više nego što zaslužuje',
        'hladne ruke, a u prostoriji je toplo',
      ],
    },
    { heading: '2. Pre vežbi' },
    {
      text: 'Sedi tako da su oba stopala na podu, a ramena su opuštena. Jednu šaku stavi na stomak. Ako se pri udahu pomera šaka, a ne ramena, dišeš kako treba. Diši na nos, tiho. Niko u prostoriji ne mora da primeti.',
    },
    {
      text: 'Ako se u nekom trenutku zavrti u glavi ili postane neprijatno, prestani i diši kako ti je prirodno. To obično znači da su udasi bili preduboki. Ako imaš bolest srca ili pluća, ili očekuješ dete, preskoči zadržavanje daha i radi samo produženi izdah.',
    },
    { heading: '3. Vežba prva: produženi izdah' },
    {
      text: 'Najkraća i najkorisnija. Radi se kad osetiš prvi znak, pred sastanak ili posle teškog poziva.',
    },
    {
      rows: [
        ['Udah', 'Na nos, brojeći do četiri.'],
        ['Izdah', 'Polako, brojeći do šest ili osam, kao da duvaš kroz slamku.'],
        ['Koliko', 'Deset puta. To su otprilike dva minuta.'],
      ],
    },
    {
      text: 'Ako osam ne ide, uzmi šest. Važno je samo da izdah traje duže od udaha.',
    },
    { heading: '4. Vežba druga: disanje u kvadratu' },
    {
      text: 'Za trenutak kad misli skaču s jedne stvari na drugu. Brojanje im daje nešto jednostavno da rade.',
    },
    {
      rows: [
        ['Udah', 'Četiri sekunde.'],
        ['Zadrži', 'Četiri sekunde, bez stezanja grla.'],
        ['Izdah', 'Četiri sekunde.'],
        ['Zadrži', 'Četiri sekunde, pa ispočetka.'],
        ['Koliko', 'Četiri do šest krugova.'],
      ],
    },
    {
      text: 'Pomaže da prstom po stolu iscrtavaš kvadrat, stranicu po stranicu.',
    },
    { heading: '5. Vežba treća: dvostruki udah' },
    {
      text: 'Za jak talas napetosti, kad treba brzo. Udahni na nos, pa na vrhu udaha dodaj još jedan kratak udah, kao kad dete prestaje da plače. Zatim izdahni dugo i do kraja, na usta. Dva ili tri puta je dovoljno.',
    },
    { heading: '6. Napravi od toga naviku' },
    {
      text: 'Vežba koju probaš prvi put u krizi ne radi dobro. Zato je veži za nešto što se ionako dešava svakog dana:',
    },
    {
      points: [
        'dok se računar uključuje: deset produženih izdaha',
        'pre nego što se javiš na poziv: jedan dug izdah',
        'posle sastanka: dva kruga kvadrata pre sledećeg prozora',
        'u krevetu: produženi izdah dok ne prestaneš da brojiš',
      ],
    },
    {
      text: 'Posle dve nedelje telo prepoznaje prvi izdah kao znak i smiruje se brže. To nije ubeđivanje, nego uvežbavanje, isto kao kucanje na tastaturi.',
    },
    { heading: '7. Kratak i dug stres' },
    {
      text: 'Kratak stres prođe kad prođe razlog: rok, ispit, razgovor. Dug stres ostaje i kad razloga više nema. Disanje pomaže kod oba, ali dug stres traži i promenu: manje posla, razgovor s nadređenima, odmor, pomoć.',
    },
    {
      text: 'Javi se lekaru ili psihologu ako loš san i napetost traju nedeljama, ako piješ ili jedeš da bi dan prošao, ako se jave napadi panike ili misli da ništa nema smisla. Bol u grudima i otežano disanje nisu za vežbu, nego za hitnu pomoć: 194 ili 112.',
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Izdah duži od udaha. To je cela tajna.',
        'Vežbaj kad je mirno, da bi radilo kad nije.',
        'Prvi znak je najbolji trenutak.',
        'Potražiti pomoć je veština, a ne poraz.',
      ],
    },
  ],
};
