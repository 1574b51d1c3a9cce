const text = `
januari februari mars april maj juni juli augusti september oktober november december
måndag tisdag onsdag torsdag fredag lördag söndag
vår våren sommar sommaren höst hösten vinter vintern midsommar julafton påsk advent semester
lösenord lösen lösenordet hemlig hemligt hemlis hemlighet inlogg inloggning välkommen välkomna hejhej hejsan hejdå tjena
sverige svensk svenska norge danmark finland europa stockholm göteborg malmö uppsala västerås örebro linköping helsingborg
jönköping norrköping lund umeå gävle borås södertälje eskilstuna halmstad växjö karlstad sundsvall östersund trollhättan luleå
kalmar kristianstad skövde falun kiruna visby gotland skåne småland dalarna värmland norrland lappland bohuslän halland blekinge
hammarby djurgården djurgårn aik malmöff ifkgöteborg brynäs frölunda färjestad fotboll hockey innebandy handboll
volvo saab ikea abba spotify systembolaget kaffe fika godis choklad korv pannkaka köttbulle
mamma pappa mormor morfar farmor farfar älskling älskar kärlek hjärtat gullet gumman gubben vännen familj
hund hunden katt katten häst hästen björn älg blomma blommor solen måne stjärna skog skolan skola jobbet kontoret fisken båten
anna eva maria karin kristina lena sara kerstin emma ingrid marie malin jenny birgitta margareta elisabeth annika susanne åsa
lars mikael anders johan erik per peter karl thomas jan daniel fredrik andreas hans göran bengt stefan mats björn håkan
alice maja vera alma selma elsa lilly astrid wilma freja olivia agnes ella ebba signe saga juni stella molly tuva linnea
noah hugo william liam nils elias oliver adam august sam otto leo lucas arvid matteo vincent ludvig axel viktor emil oscar
qwerty asdfgh zxcvbn abcdef abcdefgh åäö
`;

/** Words of Swedish passwords, in lower case: names, places, days and what people like. */
export const swedishWords: readonly string[] = text.trim().split(/\s+/);
